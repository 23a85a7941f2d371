export default definePageConfig({ navigationStyle: 'custom', navigationBarTitleText: '登录注册' });
