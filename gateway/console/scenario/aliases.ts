import type { PersonFacts } from '../person';
import { literal, referenceTo } from './references';

type Kind = 'name' | 'idNo' | 'cardNo' | 'password' | 'other' | 'mailbox';

const NUMBER = /(?<![\dA-Za-z])(\d{17}[\dXx]|\d{15,19}|1[3-9]\d{9}|1[3-9]\d\*{4}\d{4})(?![\dA-Za-z])/g;
const MAIL = /([\w.+-]+)@([\w-]+\.[\w.-]+)/g;
const NAMES = /^(name|custName|userName|contactName)$/i;
const ADDRESSES = /address$/i;
/** Also masked: the rest of a name or a phone still belongs to a person. */
const HAN_NAME = /^([\p{Script=Han}·]{2,20}|\p{Script=Han}\*{1,20})$/u;
const ADDRESS = literal('云南省昆明市五华区云岭路样本小区1幢1单元101室');

/** Replaces personal data by references: the same value always gets the same reference. */
export class Aliases {
  private readonly known = new Map<Kind, string[]>();

  /** `facts`: of a person whom the sandbox has made; else the first data that the person gives is taken for theirs. */
  constructor(
    private readonly phone: string,
    facts: PersonFacts | undefined,
  ) {
    if (facts === undefined) return;
    this.of('name', facts.name);
    this.of('idNo', facts.idNo);
    this.of('cardNo', facts.cardNo);
    this.of('password', facts.tradePassword);
  }

  password(clear: string): string {
    return this.of('password', clear);
  }

  address(text: string): string {
    return text === '' ? '' : ADDRESS;
  }

  /** What stands for a phone of somebody else, if a step has named it. */
  knownPhone(phone: string): string | undefined {
    const nth = this.known.get('other')?.indexOf(phone) ?? -1;
    return nth < 0 ? undefined : `other.${nth + 1}`;
  }

  /** A text for a scenario. */
  text(key: string, text: string): string {
    if (NAMES.test(key) && HAN_NAME.test(text)) return this.of('name', text);
    if (ADDRESSES.test(key)) return this.address(text);
    return literal(text)
      .replace(MAIL, (_all, _box: string, domain: string) => `${this.of('mailbox', _all)}@${domain}`)
      .replace(NUMBER, (number) => this.number(number));
  }

  private number(number: string): string {
    if (number === this.phone) return referenceTo('phone');
    if (/^\d{17}[\dXx]$/.test(number)) return this.of('idNo', number.toUpperCase());
    return this.of(number.length === 11 ? 'other' : 'cardNo', number);
  }

  private of(kind: Kind, value: string): string {
    const all = this.known.get(kind) ?? [];
    if (!all.includes(value)) all.push(value);
    this.known.set(kind, all);
    const nth = all.indexOf(value) + 1;
    const alone = kind !== 'other' && kind !== 'mailbox' && nth === 1;
    return referenceTo(alone ? kind : `${kind}.${nth}`);
  }
}
