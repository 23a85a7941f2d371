export default definePageConfig({ navigationStyle: 'custom', navigationBarTitleText: '培训计划' });
