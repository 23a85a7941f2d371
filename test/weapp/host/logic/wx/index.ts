import type { LiveApp } from '../app';
import type { Client } from '../client';
import type { PageStack } from '../stack';
import { account } from './account';
import type { Api } from './call';
import { canIUse } from './canIUse';
import { canvas } from './canvas';
import { device } from './device';
import { Files, USER_DATA_PATH } from './files';
import { media } from './media';
import { moves } from './moves';
import { network } from './network';
import { Permissions } from './permissions';
import { prompts } from './prompts';
import { query } from './query';
import { storage } from './storage';
import { subscriptions } from './subscriptions';
import { system } from './system';

/** Names that Taro or webpack only probe for; their absence is not a problem. */
const READ_ONLY_TO_SEE = new Set(['webpackJsonp', 'cloud', 'lanDebug', 'then', 'toJSON']);

/** A name that the real client has and the host does not: the call fails, and so does the run. */
function lacking(client: Client, name: string) {
  return (options?: { fail?: (failure: object) => void }) => {
    client.problem('missing', `wx.${name} is not in the host`);
    const failure = { errMsg: `${name}:fail not in the host` };
    if (options?.fail) options.fail(failure);
    else throw new Error(failure.errMsg);
  };
}

/** The program's `wx`. */
export function createWx(client: Client, stack: PageStack, app: LiveApp): object {
  const permissions = new Permissions(client);
  const files = new Files(client);
  const manager = files.manager();
  const absent = new Set(client.start.settings.lacks);
  const has: Api = {
    ...storage(client),
    ...network(client),
    ...system(client, stack, app),
    ...prompts(client),
    ...moves(client, stack),
    ...device(client, permissions),
    ...media(client, permissions),
    ...account(client, permissions),
    ...subscriptions(client),
    ...query(client, stack),
    ...canvas(client, files),
    getFileSystemManager: () => manager,
    env: { USER_DATA_PATH },
  };
  for (const name of absent) Reflect.deleteProperty(has, name);
  const lacks = client.start.apiNames.filter((name) => !(name in has) && name !== 'canIUse');
  const all: Record<string, unknown> = {
    ...Object.fromEntries(lacks.map((name) => [name, lacking(client, name)])),
    ...has,
    canIUse: (schema: string) => canIUse(schema, has),
  };
  for (const name of absent) Reflect.deleteProperty(all, name);
  return new Proxy(all, {
    get(target, name) {
      if (typeof name === 'string' && !(name in target) && !READ_ONLY_TO_SEE.has(name) && !absent.has(name))
        client.problem('missing', `wx.${name} is read: no such name`);
      return Reflect.get(target, name) as unknown;
    },
  });
}
