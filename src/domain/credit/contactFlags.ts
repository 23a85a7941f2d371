import { wireText } from '../text/wireText';
import type { ShownSections } from './missingContacts';

export { missingContacts } from './missingContacts';
export type { ContactDraft, ContactError, ContactForm, ShownSections } from './missingContacts';

/** Display flags as the server sends them, Y or N (spec §3 Credit configuration, Derived). */
export interface ServerContactFlags {
  readonly isShowOccu?: string | null;
  readonly isShowCompany?: string | null;
  readonly isCompanyrequired?: string | null;
  readonly isShowGeneral?: string | null;
  readonly isShowEmergency?: string | null;
}

export interface ContactFlags extends ShownSections {
  /** How many nodes the flow has. */
  readonly nodeNum: number;
}

/** Which sections the contact step shows (spec §5 Contact node). An absent flag hides its section. */
export function contactFlags(server: ServerContactFlags, nodes: readonly unknown[] = []): ContactFlags {
  const isShowCompany = isYes(server.isShowCompany);
  return {
    nodeNum: nodes.length,
    isShowOccu: isYes(server.isShowOccu),
    isShowCompany,
    isCompanyRequired: isShowCompany && isYes(server.isCompanyrequired),
    isShowGeneral: isYes(server.isShowGeneral),
    isShowEmergency: isYes(server.isShowEmergency),
  };
}

function isYes(flag: string | null | undefined): boolean {
  return wireText(flag) === 'Y';
}
