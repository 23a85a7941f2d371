import { action, makeObservable, observable, runInAction } from 'mobx';

/** Why something could not be loaded, in words for the person; traceNo finds it in the error log ('' if the request was never sent). */
export interface LoadFailure {
  readonly message: string;
  readonly traceNo: string;
}

type State = 'loading' | 'ready' | 'failed';

const UNKNOWN = '页面暂时没有加载出来，请稍后再试';

/**
 * Data that a page loads: `loading` until the first answer, then `ready`; `failed` while there is nothing to show. A
 * refresh keeps the value; a failed refresh keeps it, too, and sets `failure`. If loads overlap, the last one wins.
 */
export class Resource<T> {
  state: State = 'loading';
  value: T | undefined = undefined;
  failure: LoadFailure | undefined = undefined;
  private turn = 0;

  constructor(private readonly fetch: () => Promise<T>) {
    makeObservable(this, {
      state: observable,
      value: observable.ref,
      failure: observable.ref,
      load: action.bound,
      ask: action,
      put: action.bound,
      forget: action.bound,
    });
  }

  /** Never rejects. */
  async load(): Promise<void> {
    (await this.ask())();
  }

  /** The first half of a load (model/loadAll): it fetches; the returned function shows the answer. */
  async ask(): Promise<() => void> {
    const turn = ++this.turn;
    if (this.state === 'failed') this.state = 'loading';
    this.failure = undefined;
    try {
      const value = await this.fetch();
      return () => turn === this.turn && this.put(value);
    } catch (failure) {
      return () => turn === this.turn && this.fail(failure);
    }
  }

  /** Sets a value from another source, such as the answer to a change. */
  put(value: T): void {
    this.turn += 1;
    this.value = value;
    this.failure = undefined;
    this.state = 'ready';
  }

  /** The shown value is out of date: the next load begins with the skeleton. */
  forget(): void {
    this.turn += 1;
    this.value = undefined;
    this.failure = undefined;
    this.state = 'loading';
  }

  private fail(failure: unknown): void {
    // The session has expired and login is about to open: keep the skeleton, do not flash a failure.
    if (of(failure, 'kind') === 'expired') return;
    runInAction(() => {
      this.failure = { message: of(failure, 'message') || UNKNOWN, traceNo: of(failure, 'traceNo') };
      if (this.state !== 'ready') this.state = 'failed';
    });
  }
}

/** Reads request's CallFailure by its shape, so that the English text of other errors is never shown. */
function of(failure: unknown, name: 'kind' | 'message' | 'traceNo'): string {
  if (typeof failure !== 'object' || failure === null || !('kind' in failure)) return '';
  const value: unknown = (failure as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : '';
}
