import { HomeModel } from '@/pages/home/index.model';
import { backStep } from '@/platform/backStep';
import { startGateway, type Bank, type TestPerson } from '../../gateway/harness';
import { pickUp, startApp } from '../../app/phone';
import { soon } from '../../soon';

let bank: Bank;
let person: TestPerson;
let home: HomeModel;
let page: jest.SpyInstance<unknown, []>;

beforeEach(async () => {
  bank = await startGateway({ network: true, people: true });
  startApp(bank);
  person = await bank.credited();
  await bank.console.decide(person.phone, { disburse: 'hold' });
  await person.draw();
  await pickUp(person);
  page = jest.spyOn(backStep, 'page').mockReturnValue('home');
  home = new HomeModel();
});
afterEach(async () => {
  home.dispose();
  page.mockRestore();
  await bank.close();
});

const paidOut = () => bank.console.decide(person.phone, { disburse: 'pay' });

describe('home while the bank decides on a payout', () => {
  it('asks again by itself until it is decided', async () => {
    await home.load();
    expect(home.standing.state).toBe('disbursing');
    await paidOut();
    await soon(() => expect(home.standing.state).not.toBe('disbursing'));
  });

  it('does not ask under another page, and again when it is back', async () => {
    await home.load();
    page.mockReturnValue('another');
    await paidOut();
    const asked = jest.spyOn(home.data, 'first');
    // Longer than the first pause.
    await new Promise((over) => setTimeout(over, 2_500));
    expect(asked).not.toHaveBeenCalled();
    page.mockReturnValue('home');
    await home.shown();
    await soon(() => expect(home.standing.state).not.toBe('disbursing'));
  });

  it('does not begin to ask if another page came over it during the first answer', async () => {
    const loading = home.load();
    page.mockReturnValue('another');
    await loading;
    expect(home.standing.state).toBe('disbursing');
    const asked = jest.spyOn(home.data, 'first');
    await new Promise((over) => setTimeout(over, 2_500));
    expect(asked).not.toHaveBeenCalled();
  });
});
