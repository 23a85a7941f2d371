import '../../app/screen';
import { cleanup, render, waitFor } from '@testing-library/react';
import { createElement, type ComponentType } from 'react';
import type { Response } from '@/contract';
import { COST_NAME, RATE_NAME } from '@/domain/money/rateWords';
import { figuresOf } from '@/domain/repay/loanFigures';
import { howLoan, howTrial } from '@/features/trust';
import { routes, type RouteKey } from '@/navigation';
import { costsOfTrial } from '@/pages/contracts/parts/costFacts';
import { Annualised } from '@/pages/loanV2/parts/Annualised';
import { planOf } from '@/pages/loanV2/parts/plan';
import { startGateway, type Bank, type TestPerson } from '../../gateway/harness';
import { host, taroModule } from '../../app/host';
import { pickUp, startApp } from '../../app/phone';

/*
 * A loan in one sum costs a year by its real days something else than the rate of its contract: 13.7 beside 14.4. The two figures never stand under
 * one name, on no page and in no paper.
 */

const WISH = { amount: '12000.00', term: 3, method: 'bullet' } as const;
const NAMED = new RegExp(`(?<!罚息|不超过)(${RATE_NAME}|${COST_NAME})[^\\d%]{0,9}(\\d+\\.\\d\\d)%`, 'g');

let bank: Bank;
let person: TestPerson;
let trial: Response<'loanUseTrial'>;
let loanNo: string;

beforeAll(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  bank = await startGateway({ network: true, people: true });
  startApp(bank);
  person = await bank.credited();
  trial = await person.must('loanUseTrial', WISH);
});
afterAll(() => bank.close());
afterEach(cleanup);

/** Each name with its figures. */
function figures(text: string): Record<string, string[]> {
  const found: Record<string, Set<string>> = {};
  for (const [, name = '', figure = ''] of text.matchAll(NAMED)) (found[name] ??= new Set()).add(figure);
  return Object.fromEntries(Object.entries(found).map(([name, all]) => [name, [...all]]));
}

const RATE = { [RATE_NAME]: ['14.40'] };
const cost = () => ({ [COST_NAME]: [trial.annualisedRate] });
const explained = (items: ReturnType<typeof howTrial>): string =>
  items.flatMap(({ inputs }) => inputs.map(({ label, value }) => `${label}${value}`)).join(' ');

it('The cost of such a loan is not the rate of its contract', () => {
  expect(trial.annualisedRate).not.toBe('14.40');
});

describe('before the drawing', () => {
  it('the trial names the cost, and its explanation both', () => {
    const { container } = render(createElement(Annualised, { plan: planOf(trial) }));
    expect(figures(container.textContent ?? '')).toEqual(cost());
    expect(figures(explained(howTrial(planOf(trial))))).toEqual({ ...RATE, ...cost() });
  });

  it('the cost sheet names both', () => {
    const { lines } = costsOfTrial(trial);
    const text = lines.map(({ label, value, standard = '' }) => `${label}${value} ${standard}`).join('\n');
    expect(figures(text)).toEqual({ ...RATE, ...cost() });
  });

  it('contract and cost sheet on paper name both', async () => {
    const { list } = await person.must('queryBankList', {});
    const draft = { ...WISH, purpose: 'daily', usageRead: 'Y', cardId: list[0]?.cardId ?? '' } as const;
    const { loanSeq } = await person.must('addPvpLoanInfo', draft);
    for (const templateId of ['loan', 'cost-sheet'] as const) {
      const { sections } = await person.must('contractPreview', { templateId, loanSeq });
      const text = sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]).join('\n');
      expect(figures(text), templateId).toEqual({ ...RATE, ...cost() });
    }
  });
});

describe('after the drawing', () => {
  beforeAll(async () => {
    ({ loanNo } = await person.draw(WISH));
    await pickUp(person);
  });

  it('its explanation names both', async () => {
    const loan = await person.must('queryLoanState', { loanNo });
    expect(figures(explained(howLoan(figuresOf(loan))))).toEqual({ ...RATE, ...cost() });
  });

  it.each(['iouDetails', 'loanDetail', 'loanRecord'] as const)('%s names the cost', async (key: RouteKey) => {
    host.reset(routes.home.path, `${routes[key].path}?loanNo=${loanNo}`);
    const page = jest.requireActual<{ default: ComponentType }>(`@${routes[key].path}`).default;
    const shows: (() => void)[] = [];
    taroModule.default.useDidShow.mockImplementation((shown) => void shows.push(shown));
    render(createElement(page));
    [...shows].forEach((shown) => shown());
    await waitFor(() => expect(figures(document.body.textContent ?? '')).toMatchObject(cost()), {
      timeout: 10_000,
    });
    const { [RATE_NAME]: rate = ['14.40'] } = figures(document.body.textContent ?? '');
    expect(rate).toEqual(['14.40']);
  });
});
