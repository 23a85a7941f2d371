import * as v from 'valibot';
import { environmentOf, type Environment } from '@/domain/channel/environment';
import { PARTNERS } from '@/domain/channel/partners';
import { PLATFORM_CODE } from '@/domain/channel/platforms';
import { PRODUCTS } from '@/domain/channel/products';
import { CALLBACKS, CAMPAIGN, CHANNEL_IDS, MISSION, WORD } from '@/domain/channel/values';
import { count, flag, matching, oneOf, record, text, type Field } from './fields';

const each = <const N extends readonly string[], T>(
  names: N,
  field: Field<T>,
): { readonly [K in N[number]]: Field<T> } =>
  Object.fromEntries(names.map((name) => [name, field])) as { readonly [K in N[number]]: Field<T> };

const word = matching(WORD);
const environment: Field<Environment | ''> = v.fallback(
  v.pipe(
    v.string(),
    v.transform((value): Environment | '' => environmentOf(value) ?? ''),
  ),
  '',
);

/** Values that a launch stores (spec §3, §4): where the person came from, and for which build and environment. */
export const launchFields = {
  h5type: oneOf(PARTNERS, ''),
  platform: matching(PLATFORM_CODE),
  terminalType: word,
  env: environment,
  /** Spec §3: the requested product; '' for the default product. */
  productType: oneOf(PRODUCTS, ''),
  loanTypeCde: oneOf(PRODUCTS, ''),
  versionCode: matching(/^\d{1,9}$/),
  /** Scene of a mini-program code. */
  scene: word,
  ...each(CHANNEL_IDS, word),
  ...each(CAMPAIGN, word),
  ...each(MISSION, word),
  /** Addresses are checked when they arrive and again when they are used. */
  ...each(CALLBACKS, text(2048)),
  /** Customer that the addresses belong to; '' while no one has logged in by their link. */
  callbacksOf: text(64),
  /** Spec §3 grayInfo. */
  grayInfo: record({
    gray: flag,
    custGrayId: word,
    monitor: count,
    track: flag,
    backProdTime: count,
    endTrackTime: count,
  }),
};
