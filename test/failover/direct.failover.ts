import { describeRounds } from './rounds';

describe('gateways that know both hosts', () => describeRounds({ pooled: false }));
