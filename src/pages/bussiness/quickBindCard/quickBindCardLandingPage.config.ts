export default definePageConfig({ navigationStyle: 'custom', navigationBarTitleText: '绑卡结果' });
