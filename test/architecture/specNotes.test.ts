import { calls, type CallDefinition } from '@/contract';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, rowsOf } from './files';
import { noted as rows, notedOf } from './specRows';

const KINDS = ['reading', 'choice', 'value', 'path', 'clear', 'unused'];

/** Values of spec section 3 that the client has not, or keeps and does not read. */
const VALUES = [
  ...['sessionInfo', 'needAuthentication', 'userInfoData', 'authToken', 'userIdGGK', 'dfp', 'userAgent'],
  ...['preprocessData', 'openId', 'missionId', 'transactionId', 'scene', 'creditConfSeq', 'token', 'nodeNum'],
];

/** Calls that cannot be sealed, or whose form the spec gives; the table has the reason of each. */
const NOT_SEALED = ['oauthToken', 'errorSave', 'proposeSave', 'trackInsert', 'eventTrack', 'upgrade'];

const inClear = Object.values<CallDefinition>(calls)
  .filter(({ verb, body }) => verb === 'POST' && (body === 'plain' || body === 'json'))
  .map(({ name }) => name);

const paths = new Set(Object.values<CallDefinition>(calls).map(({ path }) => path));

/** Bare names of the list of calls that are declared in another folder than that of the path before them. */
const elsewhere = rowsOf('test/architecture/calls.tsv')
  .filter(([, , said = '']) => !said.startsWith('a family'))
  .map(([, name = '']) => name)
  .filter((name, at, names) => {
    if (!/^\w+$/.test(name) || ![...paths].some((path) => path.endsWith(`/${name}`))) return false;
    const before =
      names
        .slice(0, at)
        .filter((one) => one.startsWith('/'))
        .pop() ?? '';
    return !paths.has(`${before.slice(0, before.lastIndexOf('/'))}/${name}` as `/${string}`);
  });

describe('docs/spec-notes.md', () => {
  it('says for each deviation what the spec has, what we do, why, and where', () => {
    expect(rows.length).toBeGreaterThan(40);
    expect(
      rows.filter((cells) => cells.length !== 5 || cells.includes('') || !KINDS.includes(cells[0] ?? '')),
    ).toEqual([]);
  });

  it('names a place that exists in each row', () => {
    const wrong = rows.filter(([, , , , place = '']) => {
      const paths = Array.from(place.matchAll(/`([\w./-]+)`/g), ([, path = '']) => path);
      return paths.length === 0 || paths.some((path) => !existsSync(join(root, path)));
    });
    expect(wrong).toEqual([]);
  });

  it('has a row for each value of the spec without a use', () => {
    expect(VALUES.filter((name) => !notedOf('value').includes(name))).toEqual([]);
  });

  it('has a row for each call in another folder than the list of the spec has', () => {
    expect(elsewhere.length).toBeGreaterThan(10);
    expect(elsewhere.filter((name) => !notedOf('path').includes(name))).toEqual([]);
  });

  it('has a row for each call by POST that is sent in clear, and for no other', () => {
    expect([...inClear].sort()).toEqual([...NOT_SEALED].sort());
    expect([...notedOf('clear')].sort()).toEqual([...inClear].sort());
  });
});
