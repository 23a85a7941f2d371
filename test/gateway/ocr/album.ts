import {
  drawBankCard,
  drawIdBack,
  drawIdFront,
  type BankCard,
  type IdBack,
  type IdFront,
} from '../../../gateway/specimens';
import { idNumber } from '../steps';
import { photograph, type Shot } from './photos';

/** People who do not exist: area 539999 is none. */
const FRONTS: readonly IdFront[] = [
  {
    name: '欧阳云山',
    idNo: idNumber('1990-03-07', '001'),
    sex: '男',
    nation: '纳西',
    birth: '1990-03-07',
    address: '云南省丽江市古城区大研街道样本社区七一街新义巷口云岭小区12幢3单元1801室',
  },
  {
    name: '林晓岚',
    idNo: idNumber('1988-12-24', '002'),
    sex: '女',
    nation: '汉',
    birth: '1988-12-24',
    address: '北京市朝阳区样本北路10号院5号楼2单元603号',
  },
  {
    name: '阿依古丽·买买提',
    idNo: idNumber('2001-10-01', '004'),
    sex: '女',
    nation: '维吾尔',
    birth: '2001-10-01',
    address: '新疆维吾尔自治区乌鲁木齐市天山区样本路88号',
  },
];
const BACKS: readonly IdBack[] = [
  { authority: '丽江市公安局古城分局', validFrom: '2019-05-04', validTo: '长期' },
  { authority: '北京市公安局朝阳分局', validFrom: '2020-03-07', validTo: '2040-03-07' },
];
const CARDS: readonly BankCard[] = [
  { bank: '中国建设银行', cardNo: '6217000000000000004', name: '欧阳云山', validThru: '08/33' },
  { bank: '招商银行', cardNo: '6225880000000000002', name: '林晓岚', validThru: '12/35' },
];

export interface Photo {
  readonly title: string;
  readonly kind: 'id-card' | 'bank-card';
  /** What is printed on the card. */
  readonly printed: Readonly<Record<string, string>>;
  readonly take: () => Promise<Buffer>;
}

const idFront = (title: string, person: number, shot: Shot): Photo => {
  const printed = { ...(FRONTS[person] as IdFront) };
  return {
    title: `portrait side ${person + 1}, ${title}`,
    kind: 'id-card',
    printed,
    take: () => photograph(drawIdFront(printed), shot),
  };
};
const idBack = (title: string, card: number, shot: Shot): Photo => {
  const printed = { ...(BACKS[card] as IdBack) };
  return {
    title: `emblem side ${card + 1}, ${title}`,
    kind: 'id-card',
    printed,
    take: () => photograph(drawIdBack(printed), shot),
  };
};
const bankCard = (title: string, card: number, shot: Shot): Photo => {
  const printed = { ...(CARDS[card] as BankCard) };
  return {
    title: `bank card ${card + 1}, ${title}`,
    kind: 'bank-card',
    printed,
    take: () => photograph(drawBankCard(printed), shot),
  };
};

/** Forty photos: what people do to a card when they photograph it. */
export const ALBUM: readonly Photo[] = [
  idFront('straight, PNG', 0, { card: 1016, format: 'png' }),
  idFront('turned 8°', 0, { card: 900, turn: 8 }),
  idFront('turned 15° left', 1, { card: 760, turn: -15 }),
  idFront('on its side', 1, { card: 900, turn: 90, photo: [1080, 1440] }),
  idFront('upside down', 2, { card: 800, turn: 183 }),
  idFront('on its other side, turned', 0, { card: 1000, turn: 265, photo: [1200, 1600], format: 'png' }),
  idFront('small in a large photo', 0, { card: 1100, turn: -9, photo: [4000, 3000], at: [0.2, 0.25] }),
  idFront('420 pixels wide', 1, { card: 420 }),
  idFront('a third of the light', 0, { card: 900, turn: 3, light: 0.33 }),
  idFront('a fifth of the light, PNG', 2, { card: 1016, light: 0.2, format: 'png' }),
  idFront('moved a little', 1, { card: 1016, blur: 2.2 }),
  idFront('moved', 0, { card: 1016, blur: 3 }),
  idFront('seen from the side', 2, { card: 1000, lean: 0.15 }),
  idFront('seen from the other side, turned', 0, { card: 1000, lean: -0.2, turn: 12 }),
  idFront('badly compressed', 1, { card: 900, turn: 5, quality: 15 }),
  idFront('WebP', 2, { card: 1016, turn: 11, format: 'webp' }),
  idFront('2,400 pixels wide', 0, { card: 2400, turn: 2 }),
  idFront('half beyond the edge', 0, { card: 1000, photo: [1200, 900], at: [0.9, 0.5] }),
  idFront('its foot beyond the edge', 1, { card: 1000, photo: [1200, 700], at: [0.5, 0.75] }),
  idFront('a reflection on the number', 0, { card: 1000, reflection: [0.45, 0.78, 0.22] }),
  idFront('too much moved', 1, { card: 1000, blur: 9 }),
  idBack('straight, PNG', 0, { card: 1016, format: 'png' }),
  idBack('turned 10°', 1, { card: 820, turn: 10 }),
  idBack('on its side', 0, { card: 900, turn: -90, photo: [1080, 1440] }),
  idBack('upside down', 1, { card: 860, turn: 176 }),
  idBack('small in a large photo', 1, { card: 1200, turn: 12, photo: [3000, 4000] }),
  idBack('a quarter of the light', 0, { card: 900, light: 0.25 }),
  idBack('moved a little', 1, { card: 1016, blur: 2.2 }),
  idBack('seen from the side', 0, { card: 1000, lean: 0.15, turn: -6 }),
  idBack('badly compressed', 1, { card: 800, quality: 15 }),
  idBack('its right side beyond the edge', 1, { card: 1000, photo: [1000, 800], at: [0.95, 0.5] }),
  bankCard('straight, PNG', 0, { card: 1016, format: 'png' }),
  bankCard('turned 12°', 1, { card: 760, turn: -12 }),
  bankCard('on its side', 1, { card: 900, turn: 90, photo: [1080, 1440] }),
  bankCard('upside down', 0, { card: 900, turn: 180 }),
  bankCard('a third of the light', 0, { card: 900, light: 0.33 }),
  bankCard('moved a little', 1, { card: 1016, blur: 2.2 }),
  bankCard('seen from the side', 0, { card: 1000, lean: 0.18 }),
  bankCard('at the edge of a photo', 1, { card: 620, turn: 6, photo: [1600, 1200], at: [0.75, 0.75] }),
  bankCard('half beyond the edge', 0, { card: 1000, photo: [1200, 900], at: [0.95, 0.5] }),
];
