import { JOURNEY_MS } from '../patience';

process.env['JOURNEY_TARGET'] = 'h5';
jest.setTimeout(JOURNEY_MS);
