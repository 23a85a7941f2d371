export default definePageConfig({ navigationStyle: 'custom', navigationBarTitleText: '设置交易密码' });
