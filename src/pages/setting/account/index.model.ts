import { makeObservable, observable, runInAction } from 'mobx';
import type { SensitiveAction } from '@/contract/codes';
import { dataExportCalls } from '@/contract/dataExport';
import { identityCheckRefusals } from '@/contract/identityCheck';
import { logOffCalls } from '@/contract/logOff';
import { formatChinese } from '@/domain/dates/civil';
import { groupPhone } from '@/domain/person/phone';
import { checks } from '@/features/identityCheck';
import { Resource } from '@/model/resource';
import { Submission } from '@/model/submission';
import { go } from '@/navigation';
import { call, CallFailure } from '@/request';
import { feedback } from '@/stores/feedback';
import { session } from '@/stores/session';
import { exportView, takeFile, type ExportView, type OneFile } from './parts/exports';
import { ACCOUNT } from './parts/texts';

interface Account {
  readonly registered: string;
  readonly exports: readonly ExportView[];
  /** Says what cancelling means; after a request, until when the person can take it back. */
  readonly leaveNote: string;
}

/** Runs the action. False: its identity check is missing or used up, so the check opens instead. */
async function orCheck(action: SensitiveAction, does: () => Promise<unknown>): Promise<boolean> {
  try {
    await does();
    return true;
  } catch (failure) {
    if (!(failure instanceof CallFailure) || failure.code !== identityCheckRefusals.checkMissing)
      throw failure;
    await checks.ask(action);
    return false;
  }
}

/** The account's data, the export of it, and the way to its cancellation. */
export class AccountModel {
  readonly account = new Resource<Account>(() => this.fetch());
  readonly submission = new Submission();
  /** A fetched file that the host hands over only after a tap. */
  ready: (() => Promise<boolean>) | undefined = undefined;

  /** The file that waits for a check. */
  private wanted: OneFile | undefined = undefined;

  constructor() {
    makeObservable(this, { ready: observable.ref });
  }

  async load(): Promise<void> {
    await this.account.load();
    // The page was opened again during the identity check.
    if (checks.has('exportData')) await this.ask();
    if (checks.has('takeExport') && this.wanted !== undefined) await this.download(this.wanted);
  }

  /** Back from the identity check: continues without a tap. */
  shown(): Promise<void> {
    return this.load();
  }

  /** Masked. */
  get phone(): string {
    return groupPhone(session.userInfo?.phone ?? '');
  }

  open(key: 'personInfo' | 'withdrawnAuth' | 'applyLogout'): Promise<void> {
    return go(key);
  }

  async ask(): Promise<void> {
    const checkToken = checks.take('exportData');
    if (checkToken === undefined) return void (await checks.ask('exportData'));
    const done = await this.run('exportData', () => call(dataExportCalls.dataExportAsk, { checkToken }));
    if (!done) return;
    feedback.toast(ACCOUNT.ready);
    await this.account.load();
  }

  /** A new export needs no check for a while; later the person passes a check first, then gets the file. */
  async download(file: OneFile): Promise<void> {
    this.keep(undefined);
    this.wanted = file;
    const checkToken = checks.take('takeExport');
    const done = await this.run('takeExport', async () => this.keep(await takeFile(file, checkToken)));
    if (done) this.wanted = undefined;
    if (done && this.ready === undefined) feedback.toast(ACCOUNT.saved);
    await this.account.load();
  }

  async handOver(): Promise<void> {
    if (await this.ready?.()) this.keep(undefined);
  }

  /** True if it is done. */
  private async run(action: SensitiveAction, job: () => Promise<unknown>): Promise<boolean> {
    let done = false;
    await this.submission.run(async () => (done = await orCheck(action, job)));
    return done;
  }

  private keep(give: (() => Promise<boolean>) | undefined): void {
    runInAction(() => (this.ready = give));
  }

  private async fetch(): Promise<Account> {
    const [state, exports] = await Promise.all([
      call(logOffCalls.logOffState, {}),
      call(dataExportCalls.dataExportList, {}),
    ]);
    return {
      registered: state.registeredOn === null ? '' : formatChinese(state.registeredOn, 'full'),
      exports: exports.list.map(exportView),
      leaveNote:
        state.leaving === null
          ? ACCOUNT.leaveNote
          : ACCOUNT.leaving(formatChinese(state.leaving.dueOn, 'full')),
    };
  }
}
