# Connects to dTransfer with one POST request, without a body.
require "net/http"

uri = URI("{{connectEndpoint}}")

begin
  response = Net::HTTP.start(
    uri.host,
    uri.port,
    use_ssl: uri.scheme == "https",
    open_timeout: 10,
    read_timeout: 10
  ) do |http|
    http.request(Net::HTTP::Post.new(uri))
  end
rescue StandardError => e
  abort "Could not connect: #{e.message}"
end

unless response.is_a?(Net::HTTPSuccess)
  abort "Could not connect: HTTP #{response.code}"
end

puts "Connected: HTTP #{response.code}"
