import type { ExportFormat } from '@/contract/codes';

/** File names of an export; they name no one, because a file lies open in the downloads of a phone. */
export const EXPORT_NAMES: Readonly<Record<ExportFormat, string>> = {
  pdf: '个人信息副本.pdf',
  json: '个人信息副本.json',
};
export const EXPORT_TYPES: Readonly<Record<ExportFormat, string>> = {
  pdf: 'application/pdf',
  json: 'application/json; charset=utf-8',
};
