export default definePageConfig({ navigationStyle: 'custom', navigationBarTitleText: '企业信息详情' });
