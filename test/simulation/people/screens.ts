import { TOASTS } from '@/domain/errors/toasts';
import { routes } from '@/navigation/routes';
import { holds } from '../expected';
import type { Person, Said } from './person';

/** Drafts are kept for a day by the phone's clock, which may be hours off. */
const KEPT_MS = 18 * 60 * 60 * 1000;
const SAID: ReadonlySet<string> = new Set<Said>(['processing', 'paid', 'failed', 'never']);

/** Notes what the screens say. */
export function listen(people: readonly Person[]): void {
  for (const person of people)
    for (const { view } of person.phone.windows) {
      if (view?.key !== 'loanSuccess' && view?.key !== 'repayResult') continue;
      const { state, poll } = view.model;
      if (SAID.has(state)) person.said.set(poll.requestNo, state as Said);
    }
}

/** What was typed is there again, however the app ended, until a drawing has used it; another window may show what it showed before. */
export function checkDrafts(people: readonly Person[]): void {
  for (const { phone, typed, drawings, number } of people)
    for (const { view } of phone.windows.length === 1 ? phone.windows : []) {
      if (view?.key !== 'loan' || typed === undefined || typed.drawings !== drawings) continue;
      if (Date.now() - typed.at > KEPT_MS) continue;
      const { facts, amount } = view.model.loan;
      if (facts === undefined) continue;
      holds(`${number} typed ${typed.amount}, and sees ${amount.value}`, amount.value === typed.amount);
    }
}

/** A session that ends is told of once and leads to login once, whatever number of calls finds out. */
export function checkSessions(people: readonly Person[]): void {
  for (const { phone } of people)
    for (const { app, toasts, sessions } of phone.windows) {
      const told = toasts.filter((toast) => toast === TOASTS.expired).length;
      holds(`${phone.name} was told ${told} times of ${sessions} sessions that ended`, told <= sessions);
      const logins = app.host.addresses.filter((address) => address.startsWith(routes.login.path)).length;
      holds(`${phone.name} has ${logins} login pages open`, logins <= 1);
    }
}
