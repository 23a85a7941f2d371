import { action, makeObservable, observable, reaction, runInAction } from 'mobx';
import type { RequestOf, Response } from '@/contract';
import { popupCalls } from '@/contract/popup';
import { addDays, civilDateAt } from '@/domain/dates/civil';
import { closedMark, duePopups, putOffMark, shownMark, type PopupMark } from '@/domain/home/popupRule';
import { currentRoute, openTarget } from '@/navigation';
import { call, type PlainDefinition } from '@/request';
import { VERSION_CODE } from '@/settings';
import { channel } from '@/stores/channel';
import { display } from '@/stores/display';
import { feedback } from '@/stores/feedback';
import { privacyConsent } from '@/stores/privacy';
import { session } from '@/stores/session';
import { popupMarks } from './popupMarks';

export type Popup = Response<'newHomePopup'>['list'][number];

/** How a popup is left: closed, to be seen again tomorrow, or never. */
export type Leaving = 'close' | 'later' | 'never';

/**
 * Popups of the home page (spec §7 Home and user): one at a time, in the server's order, never over another dialog or another
 * page, each as often as its rule says. The server keeps the marks of who is logged in; the device remembers, too, so that a
 * mark that got lost on its way shows nothing twice, and for visitors.
 */
export class HomePopups {
  current: Popup | undefined = undefined;
  private waiting: readonly Popup[] = [];
  /** Shown since the app was started: a popup of each visit comes once in it. */
  private readonly seen = new Set<string>();

  constructor() {
    makeObservable(this, { current: observable.ref, present: action.bound, clear: action.bound });
    reaction(
      () => feedback.asking || privacyConsent.place !== '',
      (busy) => busy || this.present(),
    );
    // Spec §4 Login: the popup of the home page is cleared; an ended session leaves nothing of its own behind either.
    reaction(() => session.tokenCode, this.clear);
  }

  /** Never rejects: no answer, no popup. */
  async load(): Promise<void> {
    const { generation } = session;
    const list = await this.fetch().catch(() => []);
    if (generation !== session.generation) return;
    const due = duePopups(list, { marks: popupMarks.all(), today: today(), elder: display.elder });
    this.waiting = due.filter(({ popupId }) => !this.seen.has(popupId) && popupId !== this.current?.popupId);
    this.present();
  }

  /** Shows the next one, if nothing is in its way. */
  present(): void {
    const [next, ...others] = this.waiting;
    if (next === undefined || this.current !== undefined || !isClear()) return;
    this.waiting = others;
    this.current = next;
    this.seen.add(next.popupId);
    this.mark(next, shownMark(today()));
    this.tell(popupCalls.saveShowMark, { popupId: next.popupId });
  }

  /** The main button: where it leads, and what that settles. */
  async open(): Promise<void> {
    const popup = this.take();
    if (popup === undefined) return;
    this.tell(popupCalls.popupOperate, { popupId: popup.popupId, operate: 'open' });
    this.settle(popup);
    if (popup.jumpUrl !== '') await openTarget(popup.jumpUrl);
    this.present();
  }

  leave(how: Leaving): void {
    const popup = this.take();
    if (popup === undefined) return;
    const { popupId } = popup;
    if (how === 'close') {
      this.tell(popupCalls.popupOperate, { popupId, operate: 'close' });
      this.settle(popup);
    } else if (how === 'later') {
      this.mark(popup, putOffMark(today(), addDays(today(), 1)));
      this.tell(popupCalls.updateHomePopup, { popupId });
    } else {
      this.mark(popup, closedMark(today()));
      this.tell(popupCalls.closeShowup, { popupId });
    }
    this.present();
  }

  /** Nothing of what was fetched is shown any more; a login makes the device forget, too. */
  clear(): void {
    this.current = undefined;
    this.waiting = [];
    if (!session.loggedIn) return;
    this.seen.clear();
    popupMarks.forget();
  }

  private fetch(): Promise<readonly Popup[]> {
    const query = { loanType: channel.productType, minVersion: VERSION_CODE };
    const answer = session.loggedIn
      ? call(popupCalls.newHomePopup, query)
      : call(popupCalls.homePopup, { ...query, channel: channel.platform });
    return answer.then(({ list }) => list);
  }

  private take(): Popup | undefined {
    const { current } = this;
    runInAction(() => (this.current = undefined));
    return current;
  }

  /** What is about the person's own affairs is done with once it was read. */
  private settle({ popupId, kind }: Popup): void {
    const no = popupId.slice(popupId.indexOf(':') + 1);
    if (kind === 'loanContract') this.tell(popupCalls.closeLoanContractPopup, { loanNo: no });
    if (kind === 'assetTransfer') this.tell(popupCalls.offAssetTransfer, { transferNo: no });
  }

  /** One that comes at each visit is only remembered when it is not to come again. */
  private mark({ popupId, rule }: Popup, mark: PopupMark): void {
    if (rule !== 'visit' || mark.closed || mark.dueFrom !== null) popupMarks.set(popupId, mark);
  }

  /** A mark that does not arrive costs no more than seeing the popup on another device again. */
  private tell<C extends PlainDefinition>(definition: C, request: RequestOf<C>): void {
    if (session.loggedIn) void call(definition, request).catch(() => undefined);
  }
}

const today = () => civilDateAt(Date.now());

/** The home page is on view, and no other dialog. */
const isClear = (): boolean =>
  currentRoute()?.key === 'home' && !feedback.asking && privacyConsent.place === '';

export const homePopups = new HomePopups();
