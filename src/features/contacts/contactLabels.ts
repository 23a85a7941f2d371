export type ContactSection = 'general' | 'emergency';
export type ContactField = 'name' | 'phone' | 'relation';

export const SECTION_TITLES: Readonly<Record<ContactSection, string>> = {
  general: '常用联系人',
  emergency: '紧急联系人',
};

/** '紧急联系人', or '第 2 位紧急联系人' if there are several. */
export function contactTitle(section: ContactSection, index: number, count: number): string {
  const title = SECTION_TITLES[section];
  return count > 1 ? `第 ${index + 1} 位${title}` : title;
}

/** Names one field of one contact, the same beside the field and above the button: '第 2 位紧急联系人的姓名'. */
export function contactLabel(who: string, field: ContactField): string {
  if (field === 'relation') return `与${who}的关系`;
  const last = field === 'name' ? '姓名' : '手机号';
  return who.startsWith('第') ? `${who}的${last}` : `${who}${last}`;
}
