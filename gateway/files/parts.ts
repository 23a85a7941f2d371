import type { Database } from '../database';
import type { PaperDesk } from '../papers/desk';
import type { GatewaySettings } from '../settings';

export interface FileParts {
  readonly db: Database;
  readonly settings: GatewaySettings;
  readonly papers: PaperDesk;
}
