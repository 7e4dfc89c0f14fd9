// Connects to dTransfer with one POST request, without a body.
const endpoint = "{{connectEndpoint}}";

try {
  const response = await fetch(endpoint, {
    method: "POST",
    redirect: "manual",
    signal: AbortSignal.timeout(10_000),
  });
  await response.body?.cancel();

  if (!response.ok) {
    throw new Error(`HTTP ${response.status}`);
  }
  console.log(`Connected: HTTP ${response.status}`);
} catch (error) {
  const reason = error.cause?.message || error.message;
  console.error(`Could not connect: ${reason}`);
  process.exitCode = 1;
}
