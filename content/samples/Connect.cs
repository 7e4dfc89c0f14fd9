// Connects to dTransfer with one POST request, without a body.
using System;
using System.Net.Http;
using System.Threading.Tasks;

const string Endpoint = "{{connectEndpoint}}";

using var handler = new HttpClientHandler { AllowAutoRedirect = false };
using var client = new HttpClient(handler) { Timeout = TimeSpan.FromSeconds(10) };

try
{
    using var response = await client.PostAsync(Endpoint, null);
    response.EnsureSuccessStatusCode();
    Console.WriteLine($"Connected: HTTP {(int)response.StatusCode}");
    return 0;
}
catch (Exception error)
    when (error is HttpRequestException or TaskCanceledException)
{
    Console.Error.WriteLine($"Could not connect: {error.Message}");
    return 1;
}
