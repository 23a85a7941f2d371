import { permissions, type Scope } from '@/platform/permissions';
import { feedback } from '@/stores/feedback';

interface Need {
  readonly title: string;
  /** What the permission is for, unless the caller gives a better reason. */
  readonly why: string;
}

const NEEDS: Readonly<Record<Scope, Need>> = {
  camera: { title: '需要相机权限', why: '允许使用相机后，才能拍摄证件' },
  album: { title: '需要相册权限', why: '允许访问相册后，才能选择证件照片' },
  calendar: { title: '需要日历权限', why: '允许使用日历后，才能到时提醒您' },
};

const REFUSED_BEFORE = '之前没有允许，可以到设置里打开。';

/**
 * After a denied permission: says what it is for and leads to the settings, or says where they are. True: the permission is granted now, so
 * the caller can try again. A person who declines is not asked further.
 */
export async function offerSettings(scope: Scope, why: string = NEEDS[scope].why): Promise<boolean> {
  const { title } = NEEDS[scope];
  const wanted = await feedback.confirm({
    title,
    content: `${why}。${REFUSED_BEFORE}`,
    confirmText: '去设置',
    cancelText: '暂不',
  });
  if (!wanted) return false;
  const visit = await permissions.toSettings(scope);
  if (visit.kind === 'visited') return visit.state === 'granted';
  const where = visit.kind === 'byHand' ? visit.where : '请在手机的“设置”里找到这个应用后允许。';
  await feedback.confirm({ title, content: where, confirmText: '知道了', cancelText: null });
  return false;
}
