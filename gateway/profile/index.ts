import type { FastifyRequest } from 'fastify';
import type { ProfileName } from './names';
import { ownProfile } from './own';
import type { Profile } from './profile';
import { specProfile } from './spec';

export type { Profile } from './profile';

interface Given {
  readonly profile: ProfileName;
  /** What the gateway paths of the other host begin with. */
  readonly pathPrefix: string;
  readonly production: boolean;
}

/** Throws in production: there the gateway is what it is. */
export function makeProfile({ profile: name, pathPrefix: prefix, production }: Given): Profile {
  if (production && name !== 'own') throw new Error('a profile is for tests only');
  return name === 'own' ? ownProfile : specProfile({ prefix, plain: name === 'spec-plain' });
}

/** The console and the tests' people call in process: they have no connection, and are always answered by the own profile. */
const isInProcess = ({ raw }: FastifyRequest): boolean => typeof raw.socket.setTimeout !== 'function';

/** The profile by which this request is answered. */
export const profileFor = (request: FastifyRequest, profile: Profile): Profile =>
  isInProcess(request) ? ownProfile : profile;
