/** Words of the delivery address and of its two pages for places. */
export const ADDRESS_TEXTS = {
  why: '这个产品会把商品寄给您，需要一个收货地址。只能由您本人签收。',
  receiver: '收货人',
  region: '所在地区',
  regionMissing: '请选择省、市、区',
  detail: '详细地址',
  detailHint: '街道、门牌号、楼层房间号',
  detailMissing: '请填写街道和门牌号',
  detailShort: '请写到门牌号，至少4个字',
  pick: '从地点中选择',
  show: '查看位置',
  picked: (place: string) => `已选地点：${place}`,
  byHand: '地图没有打开，请手动填写地址',
  otherRegion: '这个地点的地区没有认出来，请再选一次省、市、区',
  save: '保存并继续',
} as const;

export const CHOOSE_TEXTS = {
  search: '搜索地点',
  start: '输入小区、写字楼或街道的名字，从结果里选一个',
  none: '没有找到这个地点，可以返回手动填写',
  byHand: '手动填写',
  more: '结果较多，多输几个字可以缩小范围',
} as const;

export const OPEN_TEXTS = {
  none: '没有要查看的地点。',
  back: '返回',
  name: '地点',
  region: '地区',
  detail: '详细地址',
  copy: '复制地址',
} as const;
