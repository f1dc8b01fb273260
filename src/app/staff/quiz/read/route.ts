export { postReadQuestions as POST } from '@/features/film/server/quizzes/staff-handlers'
