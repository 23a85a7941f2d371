import { RENEW } from './texts';

interface Period {
  readonly validFrom: string;
  readonly validTo: string | null;
}

const dots = (date: string): string => date.replace(/-/g, '.');

/** '2020.03.07 至 2040.03.07'. */
export const periodText = ({ validFrom, validTo }: Period): string =>
  `${dots(validFrom)} 至 ${validTo === null ? RENEW.forever : dots(validTo)}`;
