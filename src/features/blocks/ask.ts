import { feedback } from '@/stores/feedback';
import { take, WAYS, type WayName } from './ways';

/** Asks over the page: says why something cannot be done now, and offers a way out. True if the person took it. */
export async function sayBlocked(title: string, content: string, way: WayName): Promise<boolean> {
  const goes = await feedback.confirm({
    title,
    content,
    confirmText: WAYS[way].short,
    cancelText: '以后再说',
  });
  if (goes) await take(way);
  return goes;
}
