import { specimenDefaults } from '../../specimens';
import type { ConsoleApi } from '../tools';

const { name, idNo, nation, address, authority, from, to, cardNo, bank, valid, school, year, ...paper } =
  specimenDefaults;

interface Specimen {
  readonly title: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string | number>>;
}
export type Specimens = readonly Specimen[];

const SPECIMENS: Specimens = [
  {
    title: '身份证人像面',
    path: '/sandbox/specimens/id-front.jpg',
    query: { name, idNo, nation, address },
  },
  { title: '身份证国徽面', path: '/sandbox/specimens/id-back.jpg', query: { authority, from, to } },
  { title: '银行卡', path: '/sandbox/specimens/bank-card.jpg', query: { cardNo, bank, name, valid } },
  { title: '毕业证书', path: '/sandbox/specimens/diploma.jpg', query: { name, school, year } },
  { title: '单据', path: '/sandbox/specimens/paper.jpg', query: { ...paper, name } },
];

/** GET specimens: the pictures, with the query parameters of each and their defaults. */
export const specimenApi: ConsoleApi = (app) => {
  app.get('/specimens', async () => SPECIMENS);
};
