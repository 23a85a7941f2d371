import { describeRounds } from './rounds';

describe('gateways that know the pgbouncer of each host, in transaction mode', () =>
  describeRounds({ pooled: true }));
