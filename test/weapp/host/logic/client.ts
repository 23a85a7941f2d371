import type { Effect, FromShell, Json, LogicStart, Problem, Question, ToShell } from '../../protocol';
import { native } from './globals';

/** The logic's connection to the shell and to the device behind it. */
export class Client {
  private count = 0;
  private readonly questions = new Map<number, (choice: string | null) => void>();

  /** Ids of the agreePrivacyAuthorization buttons that were tapped. */
  readonly agreedBy = new Set<string>();

  /** True while a tap is handled: some interfaces open only then. */
  inTap = false;
  /** It may change while the program runs. */
  networkType: string;

  constructor(readonly start: LogicStart) {
    this.networkType = start.settings.networkType;
  }

  send(message: ToShell, transfer: Transferable[] = []): void {
    native.post(message, transfer);
  }

  problem(kind: Problem['kind'], text: string): void {
    this.send({ kind: 'problem', problem: { kind, text } });
  }

  effect(name: string, detail: Json): void {
    const effect: Effect = { name, detail };
    this.send({ kind: 'effect', effect });
  }

  /** Null when the person left the question by the phone's Back. */
  ask(question: Question): Promise<string | null> {
    const seq = (this.count += 1);
    this.send({ kind: 'ask', seq, question });
    return new Promise((resolve) => this.questions.set(seq, resolve));
  }

  answered({ seq, choice }: Extract<FromShell, { kind: 'answer' }>): void {
    this.questions.get(seq)?.(choice);
    this.questions.delete(seq);
  }

  /** Asks the device for something outside the window: network, files, accounts. */
  async device<T>(name: string, detail: object): Promise<T> {
    const answer = await native.fetch(`/device/${name}`, { method: 'POST', body: JSON.stringify(detail) });
    if (!answer.ok) throw new Error(`the device has no ${name}: ${answer.status}`);
    return (await answer.json()) as T;
  }

  /** Runs code of the program; an exception there is reported as a problem and does not stop the host. */
  guard<T>(where: string, work: () => T): T | undefined {
    try {
      return work();
    } catch (error) {
      this.failed(where, error);
      return undefined;
    }
  }

  failed(where: string, error: unknown): void {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    this.problem('exception', `${where}: ${text}`);
    this.onFailure(text);
  }

  /** Answers a button's open-type; set by the account. */
  ability: (name: string) => Promise<Json> = (name) => Promise.resolve({ errMsg: `${name}:ok` });

  /** Calls `onError` of the app; set by the app. */
  onFailure: (text: string) => void = () => undefined;
}
