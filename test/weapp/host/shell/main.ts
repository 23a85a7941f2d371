import type { Answers, FromShell, LogicStart, PhoneEvent, Problem, ToShell } from '../../protocol';
import { answerFrames } from './frameCalls';
import { dropQuestions, ask } from './question';
import { Frames } from './frames';
import { journal } from './journal';
import { settle, settled, settleWithout } from './settle';
import { showSign, signs } from './sign';

/** What the server knows about this run. */
type Given = Omit<LogicStart, 'kind' | 'storage'>;

const STORED = 'mini-program-storage';

const ANSWERED = 'mini-program-answers';

const readStored = (): Record<string, string> =>
  JSON.parse(localStorage.getItem(STORED) ?? '{}') as Record<string, string>;

function store(key: string, value: string | null): void {
  const { [key]: _, ...others } = readStored();
  localStorage.setItem(STORED, JSON.stringify(value === null ? others : { ...others, [key]: value }));
}

/** The person's answers in an earlier run are kept. */
function withAnswers({ settings, ...given }: Given): Given {
  const answered = localStorage.getItem(ANSWERED);
  const answers = answered === null ? settings.answers : (JSON.parse(answered) as Answers);
  return { ...given, settings: { ...settings, answers } };
}

function run(given: Given): void {
  const worker = new Worker('/logic.js');
  const send = (message: FromShell) => worker.postMessage(message);
  const frames = new Frames(
    given,
    (path) => send({ kind: 'tab', path }),
    () => send({ kind: 'back' }),
  );
  answerFrames(given);

  const take = (message: ToShell): void => {
    switch (message.kind) {
      case 'openPage':
        frames.open(message);
        break;
      case 'closePage':
        if (frames.close(message.id)) settleWithout((seq) => send({ kind: 'settle', seq }));
        break;
      case 'showPage':
        frames.show(message);
        break;
      case 'title':
        frames.title(message.text);
        break;
      case 'sign':
        showSign(message.sign);
        break;
      case 'ask':
        void ask(message.question).then((choice) => send({ kind: 'answer', seq: message.seq, choice }));
        break;
      case 'settled':
        settled(message.seq);
        break;
      case 'store':
        store(message.key, message.value);
        break;
      case 'answers':
        localStorage.setItem(ANSWERED, JSON.stringify(message.answers));
        break;
      default:
        journal.take(message);
    }
  };
  worker.onmessage = ({ data }: MessageEvent<ToShell>) => take(data);
  worker.onerror = ({ message, filename, lineno }) =>
    journal.problem({ kind: 'exception', text: `logic: ${message} (${filename}:${lineno})` });
  window.miniProgram = {
    journal,
    path: () => frames.path,
    address: () => frames.address,
    back: () => {
      if (!dropQuestions()) send({ kind: 'back' });
    },
    seen: (visible) => send({ kind: 'visible', visible }),
    happens: send,
    signs,
    async settled() {
      await settle((seq) => {
        const page = frames.onView;
        if (page === null) send({ kind: 'settle', seq });
        else page.postMessage({ kind: 'settle', seq }, '*');
      });
      await journal.written();
    },
  };
  send({ kind: 'start', ...given, storage: readStored() });
}

window.addEventListener('message', ({ data }: MessageEvent<{ kind: string; problem?: Problem }>) => {
  if (data.kind === 'problem' && data.problem !== undefined) journal.problem(data.problem);
});

declare global {
  interface Window {
    /** The driver's access to the host. */
    miniProgram?: {
      readonly journal: typeof journal;
      /** Path of the current page, with a leading slash. */
      path(): string;
      /** The path with its raw query. */
      address(): string;
      /** Presses the phone's own Back. */
      back(): void;
      /** The person leaves WeChat, and comes back. */
      seen(visible: boolean): void;
      happens(event: PhoneEvent): void;
      /** Toasts and loading signs since the last `forget`. */
      readonly signs: typeof signs;
      /** Resolves when all messages so far, of the current page and of the logic, are stored and written down. */
      settled(): Promise<void>;
    };
  }
}

void fetch(`/start.json${location.search}`)
  .then((answer) => answer.json() as Promise<Given>)
  .then(withAnswers)
  .then(run);
