import type { Chance } from './chance';
import type { Person } from './person';
import type { View, Window } from './phone/window';

/** Something that a person may do on the current page. */
export interface Act {
  readonly what: string;
  readonly run: () => unknown;
}

interface Scene {
  readonly person: Person;
  readonly window: Window;
  readonly chance: Chance;
  /** The newest code that was sent to the person's phone. */
  readonly readCode: () => Promise<string>;
  /** What a person sees in the picture on the login page. */
  readonly readPicture: () => Promise<string>;
}

const act = (what: string, run: () => unknown): Act => ({ what, run });
type OfView<K extends View['key']> = Extract<View, { key: K }>['model'];
type ActsOf = { readonly [K in View['key']]: (model: OfView<K>, scene: Scene) => readonly Act[] };

const password = ({ person, chance }: Scene): string =>
  chance.percent(4) ? '000000' : person.facts.tradePassword;

const GOES_ON = 'goes on';

/** The amount must be there again. Not if another window goes on in the meantime: it keeps its own amount, which it opens a drawing with, as soon as its trial is back. */
function noteTyped(amount: string, { person, window }: Scene): void {
  const elsewhere = person.phone.windows.some((other) => other !== window && other.doing === GOES_ON);
  person.typed = elsewhere ? undefined : { amount, drawings: person.drawings, at: Date.now() };
}

const ACTS: ActsOf = {
  home: (model, { person, window: { app } }) =>
    app.session.loggedIn
      ? [
          ...Array.from({ length: 5 }, () => act('wants to borrow', () => app.toLoan())),
          ...Array.from({ length: person.drawings > 0 ? 6 : 1 }, () =>
            act('wants to repay', () => app.toRepay()),
          ),
          act('pulls to refresh', () => model.refresh()),
        ]
      : [act('wants to log in', () => app.toLogin())],

  login: (model, scene) => {
    const { phone, code, agreement } = model.form.fields;
    const { person } = scene;
    const asks = act('asks for a code', async () => {
      phone.type(person.number);
      await code.send('sms');
    });
    const enters = act('logs in', async () => {
      code.type(await scene.readCode());
      agreement.of('register').type(true);
      await model.submit();
    });
    if (code.picture.image !== '')
      return [
        act('reads the picture', async () => {
          code.picture.field.type(await scene.readPicture());
          await code.solve();
        }),
      ];
    return code.isSent ? [enters, enters, enters, asks] : [asks];
  },

  loan: (model, scene) => {
    const { chance } = scene;
    const { facts, loan } = model;
    if (facts.state === 'failed') return [act('loads again', () => facts.load())];
    if (facts.state !== 'ready' || loan.facts === undefined) return [];
    const types = act('types an amount', () => {
      const amount = String(chance.whole(5, 30) * 100);
      noteTyped(amount, scene);
      loan.typeAmount(amount);
      loan.amount.leave();
      loan.purpose.type('daily');
    });
    if (model.trialFailure !== undefined && chance.percent(50))
      return [act('tries the trial again', () => model.tryAgain())];
    const goesOn = act(GOES_ON, () => {
      noteTyped(loan.amount.value, scene);
      return model.next();
    });
    return loan.amount.value === '' ? [types] : [goesOn, goesOn, goesOn, goesOn, goesOn, types];
  },

  loanFront: (model, { person, window }) => {
    if (model.drawing.state === 'failed') return [act('loads again', () => model.drawing.load())];
    if (model.drawing.state !== 'ready') return [];
    if (model.reading.opened)
      return [
        act('signs', () => {
          const { loanSeq } = window.app.drafts.get('loan');
          person.shownInterest.set(loanSeq, model.drawing.value?.plan.totalInterest ?? 0);
          return model.sign();
        }),
      ];
    return [
      act('agrees', () => {
        const { consents } = model.form.fields;
        for (const id of consents.ids) consents.of(id).type(true);
        model.confirm();
      }),
    ];
  },

  verifyPassword: (model, scene) => [act('types the password', () => model.pad.submit(password(scene)))],

  loanSuccess: (model) => {
    switch (model.state) {
      case 'never':
        return model.resendable
          ? [act('sends again', () => model.sendAgain()), act('leaves', () => model.finish())]
          : [act('leaves', () => model.finish())];
      case 'failed':
        return [act('tries again', () => model.tryAgain())];
      case 'paid':
        return [act('is done', () => model.finish())];
      default:
        return [act('asks now', () => model.askNow()), act('leaves', () => model.finish())];
    }
  },

  repay: (model) => {
    if (model.pending.state === 'failed') return [act('loads again', () => model.pending.load())];
    if (model.pending.state !== 'ready' || (model.pending.value?.loans.length ?? 0) === 0) return [];
    return [act('repays', () => model.repay())];
  },

  repayConfirm: (model, scene) => {
    const { cards, quote } = model.payment;
    if (quote.state === 'failed') return [act('loads again', () => model.payment.load())];
    if (quote.state !== 'ready' || cards.card === undefined) return [];
    return [
      act('types the password', async () => {
        await model.ask();
        if (!model.asking) return;
        const { value: shown } = quote;
        if (shown !== undefined) scene.person.shownPrices.set(shown.quoteId, shown.payAmount);
        await model.pad.submit(password(scene));
      }),
    ];
  },

  repayResult: (model) => {
    switch (model.state) {
      case 'failed':
      case 'never':
        return [act('tries again', () => model.tryAgain()), act('leaves', () => model.finish())];
      case 'paid':
        return [act('is done', () => model.finish())];
      default:
        return [act('asks now', () => model.askNow()), act('leaves', () => model.finish())];
    }
  },
};

function actsOn(view: View | undefined, scene: Scene): readonly Act[] {
  if (view === undefined) return [];
  return (ACTS[view.key] as (model: unknown, scene: Scene) => readonly Act[])(view.model, scene);
}

/**
 * What the person does now; undefined: waits. `usual`: something of what the current page offers; otherwise now and then the person leaves it
 * and goes home.
 */
export function choose(scene: Scene, usual: boolean): Act | undefined {
  const { window, chance } = scene;
  const acts = actsOn(window.view, scene);
  if (!usual && chance.percent(acts.length === 0 ? 8 : 2)) return act('goes home', () => window.app.toHome());
  return acts.length === 0 ? undefined : chance.one(acts as [Act]);
}
