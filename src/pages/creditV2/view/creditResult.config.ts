export default definePageConfig({ navigationStyle: 'custom', navigationBarTitleText: '申请结果' });
