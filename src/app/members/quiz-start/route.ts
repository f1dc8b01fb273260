export { postQuizStart as POST } from '@/features/film/server/quizzes/handlers'
