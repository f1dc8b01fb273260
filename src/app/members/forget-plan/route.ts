export { postForgetPlan as POST } from '@/features/plan/server/handlers'
