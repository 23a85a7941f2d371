export default definePageConfig({ navigationStyle: 'custom', navigationBarTitleText: '我的银行卡' });
