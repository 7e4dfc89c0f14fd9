// Connects to dTransfer with one POST request, without a body.
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;

public class Connect {
    public static void main(String[] args) throws InterruptedException {
        var client = HttpClient.newHttpClient();
        var request = HttpRequest.newBuilder()
            .uri(URI.create("{{connectEndpoint}}"))
            .timeout(Duration.ofSeconds(10))
            .POST(BodyPublishers.noBody())
            .build();
        try {
            var response = client.send(request, BodyHandlers.discarding());
            int status = response.statusCode();
            if (status < 200 || status > 299) {
                System.err.println("Could not connect: HTTP " + status);
                System.exit(1);
            }
            System.out.println("Connected: HTTP " + status);
        } catch (IOException error) {
            System.err.println("Could not connect: " + error);
            System.exit(1);
        }
    }
}
