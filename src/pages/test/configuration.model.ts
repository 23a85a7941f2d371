import { isGrayAddress } from '@/domain/channel/environment';
import { persisted } from '@/storage/persisted';
import { Resource } from '@/model/resource';
import { webHosts } from '@/navigation';
import { device } from '@/platform/device';
import { page } from '@/platform/page';
import * as settings from '@/settings';
import { channel } from '@/stores/channel';
import { copy } from '@/stores/copy';
import { session } from '@/stores/session';

export interface Group {
  readonly title: string;
  readonly rows: readonly { readonly label: string; readonly value: string }[];
}

/** Number of fingerprint digits shown: enough to tell two keys apart. */
const FINGERPRINT_LENGTH = 16;
const READINGS = '2.2.6（226）、1.1.4（114）';

const group = (title: string, rows: Readonly<Record<string, string>>): Group => ({
  title,
  rows: Object.entries(rows).map(([label, value]) => ({ label, value: value || '（空）' })),
});
const kept = (secret: string): string => (secret === '' ? '没有配置' : '已配置');

/** The configuration of this build and this visit. A key shows only its fingerprint, a secret only that it is set. */
export class ConfigurationModel {
  readonly groups = new Resource(() => this.read());
  readonly load = this.groups.load;

  readonly shown = this.load;

  /** Copies everything as text, for a person who reports a failure. */
  async copyAll(): Promise<void> {
    const lines = (this.groups.value ?? []).flatMap(({ title, rows }) => [
      `[${title}]`,
      ...rows.map(({ label, value }) => `${label}: ${value}`),
    ]);
    await copy(lines.join('\n'));
  }

  private async read(): Promise<readonly Group[]> {
    const [{ fingerprintOf }, info] = await Promise.all([import('@/wire/fingerprint'), device.info()]);
    const { path, host } = page.entry();
    const { gray: inGray, custGrayId, track } = persisted.get('grayInfo');
    return [
      group('环境', {
        构建环境: settings.ENV,
        地址环境: channel.env,
        主机: host || page.origin(),
        路径: path,
        网关: channel.baseUrl || '与页面相同',
        模拟网关: settings.MOCK_BASE_URL || '不使用',
        客服页: settings.CHAT_URL,
        可打开的网站: webHosts().join('、'),
      }),
      group('渠道', {
        合作类型: channel.h5type,
        渠道代码: channel.platform,
        来源: channel.sourceId,
        终端: channel.terminalType,
        产品: channel.productType,
      }),
      group('密钥', {
        公钥指纹: settings.PUBLIC_KEY ? fingerprintOf(settings.PUBLIC_KEY).slice(0, FINGERPRINT_LENGTH) : '',
        手机号密钥: kept(settings.PHONE_KEY),
        密码密钥: kept(settings.passwordKey()),
        客户端凭证: kept(settings.CLIENT_SECRET),
      }),
      group('版本', {
        版本: settings.VERSION,
        版本代码: settings.VERSION_CODE,
        热更新版本: settings.WGT_VERSION,
        可选读法: READINGS,
      }),
      group('灰度', {
        灰度用户: inGray ? '是' : '否',
        策略: custGrayId,
        正在记录: track ? '是' : '否',
        灰度页面: isGrayAddress(path) ? '是' : '否',
      }),
      group('设备', {
        端: info.client,
        系统: `${info.osName} ${info.osVersion}`.trim(),
        型号: info.model,
        屏幕: `${info.width} × ${info.height}`,
        微信版本: info.hostVersion,
        网络: info.networkType,
        登录: session.loggedIn ? '已登录' : '未登录',
      }),
    ];
  }
}
