/** A server that only sends back what came: what any server of this kind costs. `tsx test/bench/bareServer.ts`, with PORT. */
import fastify from 'fastify';

const app = fastify();
app.post('/echo', (request) => request.body);
void app
  .listen({ host: '127.0.0.1', port: Number(process.env['PORT']) })
  .then(() => process.stdout.write('ready\n'));
