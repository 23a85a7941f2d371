import { popupCalls } from '@/contract/popup';
import { action, makeObservable, observable, reaction, runInAction } from 'mobx';
import type { RequestOf, Response } from '@/contract';
import { addDays } from '@/domain/dates/civil';
import { closedMark, duePopups, putOffMark, shownMark, type PopupMark } from '@/domain/home/popupRule';
import { currentRoute, openTarget, type RouteKey } from '@/navigation';
import { call, type PlainDefinition } from '@/request';
import { VERSION_CODE } from '@/settings';
import { channel } from '@/stores/channel';
import { display } from '@/stores/display';
import { feedback } from '@/stores/feedback';
import { privacyConsent } from '@/stores/privacy';
import { serverDay } from '@/stores/serverDay';
import { session } from '@/stores/session';
import { popupMarks } from './popupMarks';

export type Popup = Response<'newHomePopup'>['list'][number];

/** How a popup is dismissed: closed, shown again tomorrow, or never again. */
export type Leaving = 'close' | 'later' | 'never';

/**
 * Popups of the home page (spec §7 Home and user), or of the page of a subclass: one at a time, in the server's order, never over another dialog or page, each as often
 * as its rule says. The server keeps the marks of a logged-in person. The device keeps marks, too: for visitors, and so that a lost mark
 * shows no popup twice.
 */
export class Popups {
  current: Popup | undefined = undefined;
  protected readonly page: RouteKey = 'home';
  private waiting: readonly Popup[] = [];
  /** Ids shown since the app started: a popup with the rule "each visit" shows once per start. */
  private readonly seen = new Set<string>();

  constructor() {
    makeObservable(this, { current: observable.ref, present: action.bound, clear: action.bound });
    reaction(
      () => feedback.asking || privacyConsent.page.place !== '',
      (busy) => busy || this.present(),
    );
    // Spec §4 Login clears the popup of the home page; the popups of an ended session go, too.
    reaction(() => session.tokenCode, this.clear);
  }

  /** `promotes`: false leaves out promotions. Never rejects: if there is no answer, there is no popup. */
  async load(promotes = true): Promise<void> {
    const { generation } = session;
    const list = await this.fetch().catch(() => []);
    if (generation !== session.generation) return;
    const due = duePopups(list, {
      ...{ marks: popupMarks.all(), today: today() },
      promotes: promotes && !display.elder,
    });
    this.waiting = due.filter(({ popupId }) => !this.seen.has(popupId) && popupId !== this.current?.popupId);
    this.present();
  }

  /** Shows the next popup, unless another dialog or page is open. */
  present(): void {
    const [next, ...others] = this.waiting;
    if (next === undefined || this.current !== undefined || !isClear(this.page)) return;
    this.waiting = others;
    this.current = next;
    this.seen.add(next.popupId);
    this.mark(next, shownMark(today()));
    this.tell(popupCalls.saveShowMark, { popupId: next.popupId });
  }

  /** The main button: opens the popup's target and marks the popup as done. */
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

  /** Drops all fetched popups; after a login the marks on the device, too. */
  clear(): void {
    this.current = undefined;
    this.waiting = [];
    if (!session.loggedIn) return;
    this.seen.clear();
    popupMarks.forget();
  }

  protected fetch(): Promise<readonly Popup[]> {
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

  /** A popup about the person's contract or loan transfer is done as soon as they have read it. */
  private settle({ popupId, kind }: Popup): void {
    const no = popupId.slice(popupId.indexOf(':') + 1);
    if (kind === 'loanContract') this.tell(popupCalls.closeLoanContractPopup, { loanNo: no });
    if (kind === 'assetTransfer') this.tell(popupCalls.offAssetTransfer, { transferNo: no });
  }

  /** A popup with the rule "each visit" is marked only when it must not come again. */
  private mark({ popupId, rule }: Popup, mark: PopupMark): void {
    if (rule !== 'visit' || mark.closed || mark.dueFrom !== null) popupMarks.set(popupId, mark);
  }

  /** A lost mark only means that another device shows the popup again. */
  private tell<C extends PlainDefinition>(definition: C, request: RequestOf<C>): void {
    if (session.loggedIn) void call(definition, request).catch(() => undefined);
  }
}

const today = () => serverDay.today();

/** True if the popups' page is shown and no other dialog is open. */
const isClear = (page: RouteKey): boolean =>
  currentRoute()?.key === page && !feedback.asking && privacyConsent.page.place === '';

export const homePopups = new Popups();
