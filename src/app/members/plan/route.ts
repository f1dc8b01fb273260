export { getPlan as GET } from '@/features/plan/server/handlers'
