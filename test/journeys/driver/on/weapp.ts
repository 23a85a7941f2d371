import { JOURNEY_MS } from '../patience';

process.env['JOURNEY_TARGET'] = 'weapp';
jest.setTimeout(JOURNEY_MS);
