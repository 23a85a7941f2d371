/** @jest-environment jest-fixed-jsdom */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { ERROR_CLASS } from '@/components/errorClass';
import { ConsentList, Consents } from '@/features/consents';

jest.mock(
  '@tarojs/taro',
  () => jest.requireActual<{ taroForNutui: object }>('../../components/taro').taroForNutui,
);

const TEXTS = [
  { id: 'loan', title: '个人消费借款合同' },
  { id: 'e-sign', title: '电子签名授权书' },
];

let consents: Consents;
const opened = jest.fn();

beforeEach(() => {
  consents = new Consents(
    TEXTS.map(({ id }) => id),
    '请先阅读并勾选同意',
  );
  render(
    <ConsentList consents={consents} label="合同与授权" note="逐份勾选" texts={TEXTS} onOpen={opened} />,
  );
});
afterEach(() => {
  cleanup();
  jest.clearAllMocks();
});

const box = (title: string) => screen.getByRole('checkbox', { name: new RegExp(title) });

it('is a group of unticked boxes, each beside the text that it is about', () => {
  expect(screen.getByRole('group', { name: '合同与授权' })).toBeTruthy();
  expect(TEXTS.map(({ title }) => box(title).getAttribute('aria-checked'))).toEqual(['false', 'false']);
  fireEvent.click(screen.getByRole('link', { name: '《电子签名授权书》' }));
  expect(opened.mock.calls).toEqual([['e-sign']]);
  expect(consents.of('e-sign').value).toBe(false);
});

it('marks the missing consent, where the app leads after a check', () => {
  act(() => consents.of('loan').type(true));
  act(() => void consents.check());
  expect(screen.getAllByText('请先阅读并勾选同意')).toHaveLength(1);
  expect(document.querySelector(`.${ERROR_CLASS}`)?.contains(box('电子签名授权书'))).toBe(true);
});

it('marks nothing when nothing is missing', () => {
  for (const { id } of TEXTS) act(() => consents.of(id).type(true));
  act(() => void consents.check());
  expect(document.querySelector(`.${ERROR_CLASS}`)).toBeNull();
});
