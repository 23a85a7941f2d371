export default definePageConfig({ navigationStyle: 'custom', navigationBarTitleText: '企业用户登录' });
