import { inspect } from 'node:util';

import type { Database } from '../../../gateway/database';
import { choose } from './acts';
import { FAR, newcomer } from './arrive';
import { BankServer } from './bank';
import { BookReader } from './books';
import { Chance } from './chance';
import { Fleet, type World } from './fleet';
import { CALM, Network, WEATHERS } from './network';
import { knowingNothing, type Person } from './person';
import type { MakeApp } from './phone/bundle';
import { Phone } from './phone/phone';
import type { Window } from './phone/window';
import { checkDrafts, checkSessions } from './screens';
import { OFTEN } from './often';
import { Errands } from './errands';
import type { Promised } from './offPhone';
import { Papers } from './papers';
import { Passing } from './passing';
import { Promises } from './promises';
import { START, type Time } from './time';
import { checkMoney, checkSaid } from './truth';
import { holds } from '../expected';

/** Last days of the first person's ID card, about the first days of a world. */
const CARD_ENDS = ['2026-03-25', '2026-04-01', '2026-04-05'] as const;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** The world of one seed: people with phones, a network, a bank and a gateway. */
export class Life {
  readonly events: string[] = [];
  private readonly chance: Chance;
  private readonly network: Network;
  private readonly bank: BankServer;
  private readonly fleet: Fleet;
  private readonly people: Person[] = [];
  /** What no page of the app has handled. */
  private readonly surprises: unknown[] = [];
  private readonly books: BookReader;
  private readonly papers: Papers;
  private readonly promises: Promises;
  private readonly errands: Errands;
  private readonly passing: Passing;
  private offPhone: Promised | undefined;

  constructor(
    private readonly db: Database,
    private readonly time: Time,
    private readonly makeApp: MakeApp,
    world: World,
  ) {
    this.chance = new Chance(world.seed);
    this.bank = new BankServer(new Chance(world.seed + 1));
    this.fleet = new Fleet(db, world);
    this.books = new BookReader(db, this.fleet);
    this.papers = new Papers(db, this.fleet.first.keys);
    this.promises = new Promises(db, this.fleet);
    const { fleet, papers, tell } = this;
    this.errands = new Errands({
      ...{ db, fleet, time, papers, tell },
      chance: new Chance(world.seed + 3),
      settle: () => this.passing.settle(),
    });
    this.bank.bank.onDeath = this.fleet.dieOverOrder;
    this.network = new Network(this.chance, this.fleet.carry, this.tell);
    this.passing = new Passing(time, this.network, fleet, this.people);
  }

  async begin(people: number): Promise<void> {
    process.env['PROVIDER_BANK_URL'] = await this.bank.start();
    await this.fleet.start();
    const env = this.fleet.first.buildSettings;
    const { makeApp, network, chance } = this;
    for (const [at, name] of Array.from('ABCDE').slice(0, people).entries()) {
      const validTo = at === 0 ? chance.one(CARD_ENDS) : FAR;
      const somebody = await newcomer(this.db, at + 1, new Date(START), validTo);
      const phone = new Phone(name, { makeApp, env, network, chance, clock: this.time.newClock() });
      phone.open();
      this.people.push({ ...somebody, phone, ...knowingNothing() });
    }
    await this.passing.settle();
    this.offPhone = await this.errands.moveIn(people + 1, chance.one(CARD_ENDS));
    await this.errands.borrowBefore(this.people[1]);
    for (const person of this.people) await this.untilIn(person);
  }

  /** Somebody logs in while the network is good: most of what a bad one could do is done to members. */
  private async untilIn(person: Person): Promise<void> {
    const loggedIn = () => person.phone.windows.some(({ app }) => app.session.loggedIn);
    for (let turn = 0; !loggedIn(); turn += 1) {
      holds('no one could log in', turn < 100);
      this.act(person, true);
      // A person without codes left today waits until tomorrow.
      await this.passing.rest(turn % 20 < 19 ? MINUTE_MS : DAY_MS);
    }
  }

  async end(): Promise<void> {
    for (const { phone } of this.people) phone.kill();
    await this.fleet.stop();
    await this.bank.stop();
    delete process.env['PROVIDER_BANK_URL'];
  }

  /** Bad days, then calm ones in which everything comes to its end. */
  async live(steps: number): Promise<void> {
    await this.happen('weatherChanges');
    for (let step = 0; step < steps; step += 1) await this.step();
    this.network.weather = CALM;
    this.bank.trouble = 0;
    await this.calmDown();
  }

  private async step(): Promise<void> {
    const deliver = this.network.open > 0 ? OFTEN.deliver : 0;
    const arrive = this.network.astray > 0 ? OFTEN.arrive : 0;
    const what = this.chance.weighed({ ...OFTEN, deliver, arrive });
    await this.happen(what);
    await this.passing.settle();
    await this.errands.perhaps(this.people);
    await this.passing.settle();
    await this.check();
  }

  private happen(what: keyof typeof OFTEN): Promise<void> | void {
    const person = this.chance.one(this.people as [Person, ...Person[]]);
    switch (what) {
      case 'act':
        return this.act(person);
      case 'deliver':
        return this.deliverSome();
      case 'arrive':
        return this.network.arrive();
      case 'wait':
        return this.wait();
      case 'kill':
        this.tell(`${person.phone.name}: the app is killed and opened again`);
        return void person.phone.reopen();
      case 'window':
        if (person.phone.windows.length > 1) return;
        this.tell(`${person.phone.name}: another window`);
        person.phone.open();
        return;
      case 'gatewayDies':
        this.tell('the gateway dies in its next transaction');
        return this.fleet.any().dieNext(this.chance.one(['diesBefore', 'diesAfter'] as const));
      case 'writeFails':
        this.tell('the database refuses the next write');
        return this.fleet.any().failNextWrite();
      case 'gatewayRestarts':
        this.tell('the gateway is started again');
        return this.fleet.any().restart();
      case 'bankDecides':
        this.tell('the bank decides what it holds');
        return this.bank.bank.release();
      case 'sessionEnds':
        this.tell(`${person.phone.name}: the session ends at the gateway`);
        return this.fleet.first.console.expireSessions(person.number).then(() => undefined);
      case 'timePasses':
        this.tell('minutes pass');
        return this.time.pass(this.chance.whole(1, 40) * MINUTE_MS);
      case 'weatherChanges':
        this.network.weather = this.chance.one([CALM, CALM, CALM, ...WEATHERS]);
        this.bank.trouble = this.chance.one([0, 40, 90]);
        return;
      case 'clockJumps':
        this.tell(`${person.phone.name}: its clock jumps`);
        person.phone.setClock(this.chance.whole(-90, 90));
        return;
    }
  }

  private async deliverSome(): Promise<void> {
    for (let left = this.chance.whole(1, 12); left > 0; left -= 1) {
      await this.network.deliver();
      await this.passing.settle();
    }
  }

  /** Somebody does something in one of their windows, unless they are doing something there. */
  private act(person: Person, usual = false): void {
    const window = this.chance.one(person.phone.windows as [Window, ...Window[]]);
    if (window.doing !== '') return;
    const { chance } = this;
    const one = choose({ person, window, chance, ...this.fleet.first.inboxOf(person.number) }, usual);
    if (one === undefined) return;
    this.tell(`${person.phone.name}: ${one.what} (${window.view?.key ?? window.address})`);
    window.start(one.what, one.run, this.surprised);
  }

  /** The next timer of a phone rings. */
  private wait(): void {
    this.time.pass(this.time.untilNext ?? 1000);
  }

  private async check(): Promise<void> {
    holds(`not handled: ${inspect(this.surprises[0])}`, this.surprises.length === 0);
    const books = await this.books.of(this.people);
    checkMoney(books, this.people, this.bank.bank);
    checkSaid(books, this.people, this.bank.bank);
    checkDrafts(this.people);
    checkSessions(this.people);
    await this.promises.check([...this.people, ...(this.offPhone ? [this.offPhone] : [])]);
  }

  /** Every message arrives, every order is decided; people look at their screens until these say so. */
  private async calmDown(): Promise<void> {
    this.tell('calm');
    this.bank.bank.release();
    await this.fleet.stop();
    await this.fleet.start();
    // What a blocked person has under way is shown where it is lifted; here all can look.
    for (const person of this.people) await this.errands.renew(person);
    for (const person of this.people) await this.lookAgain(person);
    const open = (await this.books.of(this.people)).orders.filter(({ state }) => state === 'sent');
    holds(`${open.length} orders are open at the end`, open.length === 0);
    await this.papers.readAgain([...this.people, ...(this.offPhone ? [this.offPhone] : [])]);
  }

  /** The person opens the app again, goes where money is, and sees what became of it. */
  private async lookAgain(person: Person): Promise<void> {
    while (this.network.astray > 0) await this.network.arrive();
    for (const where of ['toLoan', 'toRepay'] as const) {
      const window = person.phone.reopen();
      await this.passing.rest();
      if (!window.app.session.loggedIn) await this.untilIn(person);
      window.app.toHome();
      await this.passing.rest();
      window.start(where, window.app[where], this.surprised);
      await this.passing.rest();
      const { view } = window;
      // The page says that a repayment is open, and leads to its result.
      if (view?.key === 'repay' && view.model.unsettled !== '') {
        window.start('asks', () => view.model.repay(), this.surprised);
        await this.passing.rest();
      }
      await this.check();
      const { requestNo, sent } = window.app.drafts.get(where === 'toLoan' ? 'loan' : 'repay');
      // Of what never arrived, the page asks the person whether to send it again.
      const open = sent && person.said.get(requestNo) !== 'never';
      holds(`${person.phone.name} ends at ${window.address}, ${requestNo} still open`, !open);
    }
  }

  private readonly tell = (event: string): void => void this.events.push(event);
  private readonly surprised = (error: unknown): void => void this.surprises.push(error);
}
