export default definePageConfig({ navigationStyle: 'custom', navigationBarTitleText: '添加银行卡' });
